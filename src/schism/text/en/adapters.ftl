# The adapters and their benchmark.

cli-conform-help = Replay records through the engine, the server and every adapter, and fail on any difference.
cli-conform-example = Example: schism conform games.jsonl
conform-argument = A file of finished records: one as JSON, or many as JSON lines.
conform-head-name = Played by
conform-head-decisions = decisions
conform-head-speed = decisions/s
conform-ok = { $file }: { $records ->
    [one] 1 record, the same everywhere
   *[other] { $records } records, the same everywhere
  }
conform-missing = Skipped, because not installed: { $packages }

cli-bench-lab-help = Measure the learning environments against PettingZoo, RLCard and OpenSpiel.
cli-bench-lab-example = Example: schism bench-lab --only batched
bench-lab-running = Measuring ...
bench-lab-load = Machine load before the start
bench-lab-load-is = { $load } on { $cores } cores
bench-lab-pettingzoo = tolerance_v0, steps per second, against PettingZoo's { $peer }
bench-lab-inside = Batched decisions per second with masks, random play inside, all cores
bench-lab-masks = The same, with actions exchanged at every step
bench-lab-full = Batched decisions per second with full observations, all cores
bench-lab-hearts = Batched decisions with masks, against a Python loop over OpenSpiel's hearts
bench-lab-decisions = { $value } per second
bench-lab-million = A million random games of Tolerance, with report
bench-lab-memory = Memory for them
bench-lab-seconds = { $value } s
