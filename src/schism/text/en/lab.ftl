## The lab: options its commands share

lab-option-resume = Keep finished work in this folder, so that the same command picks up where it stopped.
lab-option-on = Play on a Ray cluster: ray starts one here, ray://HOST:PORT uses one elsewhere.
lab-option-jobs = Number of processes. Default: one per core.
simulate-option-out = Write tables: to a folder as Parquet, or a single table to FILE.parquet or FILE.csv.
simulate-option-rows = Which tables: one row per game, per decision or per effect.
simulate-option-columns = Only these columns.

## Columns of the tables

column-type-whole = whole number
column-type-text = text
column-type-share = number from 0 to 1
column-about-game = the game's number: schism.new(.., seed=SEED, number=GAME) deals it again
column-about-players = number of players
column-about-win = the seat's share of the win: 1 for a sole winner, a fraction if shared, otherwise 0
column-about-decision = the decision's number in its game, from 0; for an effect, the decision that led to it, or -1 before the first
column-about-seat = the seat that decided, or that the effect happened to
column-about-choices = number of legal actions
column-about-action = the action taken, in record notation
column-about-event = the kind of event
column-about-rule = the rule's number
column-about-card = the card or person it happened to; empty if none
column-about-cause = the card or person that did it; empty if none
column-about-amount = the change; 0 if the event has none
column-about-total = the new total; 0 if the event has none
column-about-detail = anything else about the event, as name=value, separated by semicolons
