## The lab: options its commands share

lab-option-resume = Keep finished pieces in this folder; the same command goes on where it stopped.
lab-option-on = Play on a Ray cluster: ray starts one here, ray://HOST:PORT is one elsewhere.
lab-option-jobs = How many processes; without it one for each core.
simulate-option-out = Write tables: into a folder as Parquet, or one table into FILE.parquet or FILE.csv.
simulate-option-rows = Which tables: a row a game, a row a decision, a row an effect.
simulate-option-columns = Only these columns of the tables.

## Columns of the tables

column-type-whole = whole number
column-type-text = text
column-type-share = number from 0 to 1
column-about-game = the game's number: schism.new(.., seed=SEED, number=GAME) deals it again
column-about-players = how many players
column-about-win = the seat's part of the win: 1 alone, a part of it shared, 0
column-about-decision = the decision's number in its game, from 0; of an effect, the decision it followed from, -1 before the first
column-about-seat = the seat that decided, or that the effect happened to
column-about-choices = how many actions were legal
column-about-action = the action taken, in the notation of records
column-about-event = the kind of event
column-about-rule = the rule's number
column-about-card = the card or person it happened to; empty if none
column-about-cause = the card or person that did it; empty if none
column-about-amount = by how much; 0 where the event has no amount
column-about-total = what it came to; 0 where the event has no total
column-about-detail = what else the event says, as name=value, separated by semicolons
