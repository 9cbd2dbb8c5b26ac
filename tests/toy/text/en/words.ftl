toy-event-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $who } is dealt { $card }.
  }
toy-event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
  }
toy-event-turned = { $card } is turned up: its suit is trump.
toy-event-took = { $you ->
    [yes] You take the trick for { $amount }, { $total } in all.
   *[no] { $who } takes the trick for { $amount }, { $total } in all.
  }
toy-event-won = { $you ->
    [yes] You win with { $total }.
   *[no] { $who } wins with { $total }.
  }
toy-action = Play { $card }
toy-trump = Trump: { $card }
