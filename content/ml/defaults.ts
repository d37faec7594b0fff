// The texts that the site comes with, in Malayalam.
import type { PageKey } from '#contract/content/pages.ts'
import { about, who } from './about.ts'
import { career } from './career.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { design } from './design.ts'
import { floorcoating } from './floorcoating.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { cost } from './houses/cost.ts'
import { interior } from './interior.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { reviews } from './reviews.ts'
import { terms } from './terms.ts'
import type { Translations } from './translations.ts'
import { vasthushasthra } from './vasthushasthra.ts'
import { waterproofing } from './waterproofing.ts'

export const translations: Record<PageKey, Translations> = {
  company,
  who,
  home: { ...pictures, ...home },
  about: { ...pictures, ...about },
  design: { ...pictures, ...design },
  interior: { ...pictures, ...interior },
  vasthushasthra: { ...pictures, ...vasthushasthra },
  floorcoating: { ...pictures, ...floorcoating },
  waterproofing: { ...pictures, ...waterproofing },
  cost,
  gallery: { ...pictures, ...gallery },
  reviews: { ...pictures, ...reviews },
  career: { ...pictures, ...career },
  contact: { ...pictures, ...contact },
  privacy,
  terms,
}
