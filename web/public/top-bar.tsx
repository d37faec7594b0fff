import { site } from '#site'
import { Icon } from '../ui/icon.tsx'
import { telLink } from './contact-links.ts'
import { SocialLinks } from './social-links.tsx'

export function TopBar() {
  return (
    <section aria-label="Where to find us" className="bg-leaf text-xs text-sand">
      <div className="wrap flex flex-wrap items-center md:gap-x-8">
        <p className="flex flex-[1_1_9rem] items-center gap-1.5 leading-tight md:flex-none">
          <Icon name="map-pin" className="size-4 text-brass" />
          {site.location}
        </p>
        <ul className="order-last grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-1 border-t border-white/15 md:order-none md:flex md:w-auto md:flex-wrap md:border-0 md:gap-x-8">
          {site.phones.map((phone) => (
            <li key={phone}>
              <a
                href={telLink(phone)}
                className="flex min-h-11 items-center gap-1.5 tabular-nums hover:text-white hover:underline"
              >
                <Icon name="phone" className="size-4 text-brass" />
                {phone}
              </a>
            </li>
          ))}
        </ul>
        <SocialLinks className="-mr-3 ml-auto" />
      </div>
    </section>
  )
}
