toy-event-dealt = { $you ->
    [yes] Du bekommst { $card }.
   *[no] { $who } bekommt { $card }.
  }
toy-event-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
  }
toy-event-turned = { $card } wird aufgedeckt: Diese Farbe ist Trumpf.
toy-event-took = { $you ->
    [yes] Du machst den Stich für { $amount }, zusammen { $total }.
   *[no] { $who } macht den Stich für { $amount }, zusammen { $total }.
  }
toy-event-won = { $you ->
    [yes] Du gewinnst mit { $total }.
   *[no] { $who } gewinnt mit { $total }.
  }
toy-action = { $card } spielen
toy-trump = Trumpf: { $card }
