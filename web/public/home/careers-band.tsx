import { publicPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pictures } from '../pictures.ts'

export function CareersBand() {
  return (
    <section className="bg-sand">
      <div className="wrap grid items-center gap-x-[6vw] gap-y-8 py-16 md:grid-cols-[2fr_3fr] lg:py-24">
        <Picture
          {...pictures['staircase-1']}
          sizes="(min-width: 768px) 38vw, 88vw"
          className="aspect-3/2 md:aspect-4/3"
        />
        <div>
          <h2>Work with us</h2>
          <p className="mt-5 max-w-measure text-lg text-stone">
            We hire masons, carpenters, engineers and architects who mean to stay. Wages on the fifth of each
            month, PF and ESI from the first day, and a site where the helmet is not optional.
          </p>
          <ButtonLink to={publicPages.career.path} variant="secondary" className="mt-8">
            See job openings
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
