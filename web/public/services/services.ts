// The five fixed services as other pages introduce them.
import { publicPages } from '#contract/pages.ts'
import { pictures } from '../pictures.ts'

export const services = [
  {
    page: publicPages.design,
    line: 'Drawings, permit, structure and finish in one contract, at one written price.',
    picture: pictures['construction-site-2'],
  },
  {
    page: publicPages.interior,
    line: 'Kitchens, wardrobes, ceilings and light, drawn to the millimetre and made in our workshop.',
    picture: pictures['living-room-2'],
  },
  {
    page: publicPages.vasthushasthra,
    line: 'Plans that keep the old measures and directions, and still work on a narrow plot.',
    picture: pictures['courtyard-2'],
  },
  {
    page: publicPages.floorcoating,
    line: 'Epoxy and PU floors for halls, clinics and car porches, in use again within days.',
    picture: pictures['epoxy-floor-2'],
  },
  {
    page: publicPages.waterproofing,
    line: 'Terraces, bathrooms and tanks made dry, and tested under water before we leave.',
    picture: pictures['terrace-waterproofing-2'],
  },
] as const
