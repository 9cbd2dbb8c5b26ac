# The adapters and their benchmark.

cli-conform-help = Play a record through the engine, the server and every adapter, and fail where one differs.
cli-conform-example = Example: schism conform games.jsonl
conform-argument = A file of finished records: one as JSON, or many as JSON lines.
conform-head-name = Through
conform-head-decisions = decisions
conform-head-speed = decisions/s
conform-ok = { $file }: { $records ->
    [one] one record, the same everywhere
   *[other] { $records } records, the same everywhere
  }
conform-missing = Not asked, because not installed: { $packages }

cli-bench-lab-help = Measure the environments for learners beside those of PettingZoo, RLCard and OpenSpiel.
cli-bench-lab-example = Example: schism bench-lab --only batched
bench-lab-running = Measuring ...
bench-lab-load = Load of the machine before the start
bench-lab-load-is = { $load } on { $cores } cores
bench-lab-pettingzoo = Steps a second of tolerance_v0 beside PettingZoo's { $peer }
bench-lab-inside = Batched decisions a second with masks, random play inside, all cores
bench-lab-masks = The same with actions that go out and come in at every step
bench-lab-full = Batched decisions a second with full observations, all cores
bench-lab-hearts = Batched decisions with masks beside a Python loop over OpenSpiel's hearts
bench-lab-decisions = { $value } a second
bench-lab-million = A million random games of Tolerance, reported
bench-lab-memory = Their memory
bench-lab-seconds = { $value } s
