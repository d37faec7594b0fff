import { site } from '#site'
import { Icon } from '../ui/icon.tsx'
import { telLink } from './contact-links.ts'
import { SocialLinks } from './social-links.tsx'

export function TopBar() {
  return (
    <div className="bg-leaf text-xs text-sand">
      <div className="wrap flex flex-wrap items-center gap-x-8 py-0.5">
        <p className="flex min-h-9 items-center gap-1.5">
          <Icon name="map-pin" className="size-4 text-brass" />
          {site.location}
        </p>
        <ul className="order-last flex w-full gap-x-6 sm:order-none sm:w-auto sm:gap-x-8">
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
    </div>
  )
}
