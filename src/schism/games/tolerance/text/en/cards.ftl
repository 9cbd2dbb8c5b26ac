# Both editions print English names.
tolerance-card-local = { $code ->
   *[other] { $name }
}
