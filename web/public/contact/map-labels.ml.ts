import type { MapLabel } from './map-labels.ts'

export type { MapLabel }

export const labels: MapLabel[] = [
  { kind: 'station', text: 'കടവന്ത്ര മെട്രോ', x: 664, y: 214 },
  { kind: 'station', text: 'എളംകുളം മെട്രോ', x: 1000, y: 204, anchor: 'middle' },
  { kind: 'station', text: 'എറണാകുളം സൗത്ത്', x: 318, y: 236, anchor: 'end' },
  { kind: 'street', text: 'എം.ജി. റോഡ്', x: 330, y: 470, rotate: 74, wideOnly: true },
  { kind: 'street', text: 'എസ്.എ. റോഡ്', x: 800, y: 270, wideOnly: true },
  { kind: 'street', text: 'പനമ്പിള്ളി നഗർ അവന്യൂ', x: 611, y: 556, rotate: 69 },
  { kind: 'street', text: 'വള്ളോൻ റോഡ്', x: 690, y: 298, rotate: 70 },
  { kind: 'street', text: 'റെയിൽപ്പാത', x: 397, y: 324, rotate: 84 },
  { kind: 'water', text: 'ചിലവന്നൂർ', x: 1036, y: 556, anchor: 'middle' },
  { kind: 'water', text: 'കായൽ', x: 1036, y: 584, anchor: 'middle' },
  { kind: 'water', text: 'കായൽ', x: -40, y: 270 },
  { kind: 'water', text: 'പേരണ്ടൂർ കനാൽ', x: 486, y: 560, rotate: 74 },
]
