// What is written on the drawn map. map-labels.ml.ts takes its place on Malayalam pages.
export type MapLabel = {
  kind: 'station' | 'street' | 'water'
  text: string
  x: number
  y: number
  rotate?: number
  anchor?: 'middle' | 'end'
  /** Left out on phones. */
  wideOnly?: boolean
}

export const labels: MapLabel[] = [
  { kind: 'station', text: 'Kadavanthra metro', x: 664, y: 214 },
  { kind: 'station', text: 'Elamkulam metro', x: 1000, y: 204, anchor: 'middle' },
  { kind: 'station', text: 'Ernakulam South metro', x: 318, y: 236, anchor: 'end' },
  { kind: 'street', text: 'MG Road', x: 330, y: 470, rotate: 74, wideOnly: true },
  { kind: 'street', text: 'S A Road', x: 800, y: 270, wideOnly: true },
  { kind: 'street', text: 'Panampilly Nagar Avenue', x: 611, y: 556, rotate: 69 },
  { kind: 'street', text: 'K P Vallon Road', x: 690, y: 298, rotate: 70 },
  { kind: 'street', text: 'Railway', x: 397, y: 324, rotate: 84 },
  { kind: 'water', text: 'Chilavannoor', x: 1036, y: 556, anchor: 'middle' },
  { kind: 'water', text: 'backwater', x: 1036, y: 580, anchor: 'middle' },
  { kind: 'water', text: 'Backwaters', x: -40, y: 300 },
  { kind: 'water', text: 'Perandoor canal', x: 486, y: 560, rotate: 74 },
]
