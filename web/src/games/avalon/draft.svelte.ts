// What the person has touched but not yet sent.
export class Draft {
  team = $state<number[]>([]);
  quest = $state<number | null>(null);
  bearer = $state<number | null>(null);
  target = $state<number | null>(null);

  toggle = (seat: number): void => {
    this.team = this.team.includes(seat) ? this.team.filter((other) => other !== seat) : [...this.team, seat];
    if (this.bearer !== null && !this.team.includes(this.bearer)) this.bearer = null;
  };

  aim = (seat: number): void => {
    this.target = this.target === seat ? null : seat;
  };

  choose_quest(quest: number): void {
    this.quest = quest;
  }

  clear(): void {
    this.team = [];
    this.quest = this.bearer = this.target = null;
  }
}
