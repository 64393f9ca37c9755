import { addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../ui/edit/link.tsx'
import { Floating } from '../ui/page/floating.tsx'
import { useLazyPanel } from '../ui/page/use-lazy-panel.ts'
import styles from './client-bar.module.css'

const load = () => import('../features/company/contact-panel.tsx')
const ContactPanel = lazy(async () => ({ default: (await load()).ContactPanel }))

/** Two places at each side of what clients come for most: a new order (client, section 8). */
const BEFORE = [
  { name: 'home', to: HOME_PATH, icon: IconHome },
  { name: 'packages', to: CLIENT_PATHS.orders, icon: IconPackages },
] as const
const PAYMENTS = { name: 'payments', to: CLIENT_PATHS.payments, icon: IconCreditCard } as const

/** At the thumb of whoever holds a phone. */
export function ClientBar() {
  const { t } = useTranslation()
  const help = useLazyPanel()
  return (
    <>
      <nav className={styles.bar} aria-label={t('shell.bar.label')}>
        {BEFORE.map((place) => (
          <Place key={place.name} {...place} />
        ))}
        <Link to={addressOf(HOME_PATH, { new: '1' })} className={styles.add} aria-label={t('shell.bar.newOrder')}>
          <IconPlus aria-hidden />
        </Link>
        <Place {...PAYMENTS} />
        <button type="button" className={styles.place} onClick={help.open} onPointerEnter={() => void load()}>
          <IconHelpCircle aria-hidden />
          {t('shell.bar.help')}
        </button>
      </nav>
      <Floating>{help.wasOpened ? <ContactPanel opened={help.isOpen} onClose={() => help.close()} /> : null}</Floating>
    </>
  )
}

type PlaceProps = { name: 'home' | 'packages' | 'payments'; to: string; icon: typeof IconHome }

function Place({ name, to, icon: PlaceIcon }: PlaceProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isHere = pathname === to && !new URLSearchParams(search).has('new')
  return (
    <Link to={to} className={styles.place} aria-current={isHere ? 'page' : undefined}>
      <PlaceIcon aria-hidden />
      {t(`shell.bar.${name}`)}
    </Link>
  )
}
