import { site } from '#site'
import { Icon, type IconName } from '../../ui/icon.tsx'

const icons: Record<string, IconName> = { Instagram: 'instagram', Facebook: 'facebook', YouTube: 'youtube' }

export function SocialLinks({ className = '' }: { className?: string }) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {site.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            rel="noopener"
            className="flex min-h-11 min-w-11 items-center justify-center text-sand hover:text-white"
          >
            <Icon name={icons[name] ?? 'external'} className="size-4.5" />
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
