// What a new site shows until staff change it. For the server and the admin area only: pages read what is stored.
import type { Contents } from '#contract/content/pages.ts'
import { company } from '#site'
import { about, who } from './about.ts'
import { career } from './career.ts'
import { contact } from './contact.ts'
import { cost } from './cost.ts'
import { design } from './design.ts'
import { floorcoating } from './floorcoating.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { interior } from './interior.ts'
import { privacy } from './privacy.ts'
import { reviews } from './reviews.ts'
import { terms } from './terms.ts'
import { vasthushasthra } from './vasthushasthra.ts'
import { waterproofing } from './waterproofing.ts'

export const defaults: Contents = {
  company,
  who,
  home,
  about,
  contact,
  career,
  reviews,
  gallery,
  privacy,
  terms,
  design,
  interior,
  vasthushasthra,
  floorcoating,
  waterproofing,
  cost,
}
