import type { HomeContent } from '#contract/content/home.ts'
import { publicPages } from '#contract/pages.ts'
import { useCall } from '../../api.ts'
import { useCompany } from '../../page-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { telLink } from '../../ui/contact-links.ts'
import { Picture } from '../../ui/picture.tsx'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { selectedProjects } from './selected-projects.tsx'
import { words } from './words.ts'

const focusClasses = {
  middle: '[&_img]:object-[50%_40%]',
  left: '[&_img]:object-[12%_40%]',
  right: '[&_img]:object-[88%_40%]',
  upper: '[&_img]:object-[50%_15%]',
  lower: '[&_img]:object-[50%_85%]',
}

/** The text is below the picture on small screens and beside it on wide ones, never on it. */
export function Hero({ content }: { content: HomeContent['hero'] }) {
  const projects = useCall('listProjects', selectedProjects)
  const { phone } = useCompany()
  return (
    <section className="md:landscape:grid md:landscape:min-h-[min(calc(100svh-8rem),54rem,54vw)] md:landscape:grid-cols-[5fr_7fr]">
      <Picture
        {...content.picture}
        // Less than its width on phones, whose sharp screens would fetch the largest one.
        sizes="(min-width: 768px) and (orientation: landscape) 60vw, (min-width: 640px) 100vw, 80vw"
        priority
        className={`aspect-8/5 max-h-[62svh] w-full max-sm:max-h-[36svh] max-sm:min-h-48 md:landscape:order-last md:landscape:aspect-auto md:landscape:max-h-none ${focusClasses[content.focus]}`}
      />
      <div className="flex flex-col justify-center px-gutter pt-6 pb-2 md:pt-12 md:landscape:py-12 md:landscape:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]">
        <Text.h1 className="text-5xl md:landscape:max-w-hero md:landscape:text-hero">{content.title}</Text.h1>
        <Text.p className="mt-4 max-w-[30em] text-lg md:mt-6">{content.text}</Text.p>
        <div className="mt-6 flex flex-wrap gap-3 md:mt-8 md:gap-4">
          {projects.data?.total === 0 ? (
            <ButtonLink href={telLink(phone)} icon="phone">
              {noBreak(phone)}
            </ButtonLink>
          ) : (
            <ButtonLink to={publicPages.gallery.path}>{words.seeOurWork}</ButtonLink>
          )}
          <ButtonLink to={publicPages.contact.path} variant="secondary">
            {words.talkToUs}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
