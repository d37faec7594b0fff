import { site } from '#site'
import { Icon } from '../../ui/icon.tsx'
import { telLink } from './contact-links.ts'
import { SocialLinks } from './social-links.tsx'

export function TopBar() {
  return (
    <section aria-label="Where to find us" className="bg-leaf text-xs text-sand">
      <div className="wrap grid grid-cols-[1fr_auto] items-center large-letters:grid-cols-1 md:flex md:flex-wrap md:gap-x-8">
        <p className="flex items-center gap-1.5 leading-tight">
          <Icon name="map-pin" className="size-4 text-brass" />
          {site.location}
        </p>
        <ul className="order-last col-span-2 grid grid-cols-2 gap-x-1 large-letters:col-span-1 large-letters:grid-cols-1 border-t border-white/15 md:order-none md:flex md:flex-wrap md:border-0 md:gap-x-8">
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
