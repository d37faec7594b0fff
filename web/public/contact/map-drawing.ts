// The area around the office: paths in the units of the drawing, and what is written on it.
export const map = {
  water: [
    'M-400-90H62c-8 60 6 96-4 148-9 44-26 78-14 130 14 58 44 82 58 134 12 46 6 84 28 128 24 48 66 74 88 130 24 62 22 116 48 170 20 42 42 62 58 110H-400z',
    'M948 402c22-22 60-12 84 8 26 22 20 50 44 76 22 24 58 28 68 62 12 42-18 66-14 110 4 40 34 62 30 104-4 50-40 74-46 128H938c6-48 34-66 36-108 2-40-30-58-32-100-2-38 24-56 22-92-2-34-36-48-40-84-4-40 4-84 24-104z',
  ],
  canal:
    'M428-90c-10 90 18 150 22 240 3 70-12 110 2 190 12 70 40 110 62 190 24 84 22 150 44 240 8 36 20 70 26 100',
  parks: 'M604 372l62-12 10 56-60 12zM668 590l58-14 14 62-56 14zM492 430l36-6 12 52-34 8z',
  // MG Road, Sahodaran Ayyappan Road, Panampilly Nagar Avenue, K. P. Vallon Road
  mainStreets: [
    'M224-90C226 20 240 90 254 170c16 90 30 150 46 236 18 90 50 160 84 236 34 80 70 180 104 290',
    'M254 172c60 10 130 18 196 34 70 16 130 34 200 34 110 0 220-10 336-10h600',
    'M456 214c20 56 52 104 74 166 20 56 32 96 58 160 28 70 52 120 84 200 20 54 44 110 60 190',
    'M650 240c24 80 48 130 76 210 24 70 48 120 76 190 30 76 44 150 60 280',
  ],
  sideStreets: [
    'M547 424l146-36M574 506l168-14M606 590l170-28M640 672l172-34M674 752l164-30M610 268l-84 106M700 372l150-8M742 492l150-16',
    'M300 406l110 18 98-4M342 540l96-20 120-14M254 300l92 26M384 642l110-10 126 2M850 364l40-128M820 690l120-6',
    'M650 240l-4-330M986 230l-14 150M820 236l10-326M1140 230l30 190 130 60M1140 230l-6-330M1170 420l160-40',
  ],
  railway: 'M410-90c2 90-6 170-4 250 2 90 18 140 30 220 14 90 4 160-20 240-26 90-60 160-76 310',
  metro:
    'M226-90C228 20 240 80 254 150c6 22 16 30 40 36 60 12 100 16 156 20 70 12 130 34 200 34 110 0 220-10 336-10h600',
  stations: [
    { x: 340, y: 194 },
    { x: 650, y: 240 },
    { x: 986, y: 230 },
  ],
  labels: [
    { kind: 'station', text: 'Kadavanthra metro', x: 664, y: 214 },
    { kind: 'station', text: 'Elamkulam metro', x: 1000, y: 204 },
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
  ] satisfies MapLabel[] as MapLabel[],
}

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
