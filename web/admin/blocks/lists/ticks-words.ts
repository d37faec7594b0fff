export const ticksWords = {
  tick: 'Tick',
  tickRow: (name: string) => `Tick ${name}`,
  tickAll: 'Tick all on this page',
  ticked: (count: number) => `${count} ticked`,
  change: 'Change the ticked',
  untick: 'Untick',
}
