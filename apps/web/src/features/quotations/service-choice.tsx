import { SERVICES, type Service } from '@app/domain'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import styles from './service-choice.module.css'

const ICONS = { COU: IconPackage, PPE: IconShoppingCart, dropshipping: IconTruckDelivery } as const

/** Which service is quoted: links, so that back, reload and sharing work. */
export function ServiceChoice({ current, waiting }: { current: Service; waiting: number }) {
  const { t } = useTranslation('quotations')
  return (
    <nav className={styles.services} aria-label={t('services.label')}>
      {SERVICES.map((service) => {
        const ServiceIcon = ICONS[service]
        return (
          <Link key={service} to={`?view=${service}`} aria-current={service === current ? 'page' : undefined}>
            <ServiceIcon aria-hidden />
            <span className={styles.words}>
              <strong>
                {t(`services.${service}.name`)}
                {service === 'dropshipping' && waiting > 0 ? (
                  <span className={styles.waiting}>{t('services.waiting', { count: waiting })}</span>
                ) : null}
              </strong>
              <span>{t(`services.${service}.sentence`)}</span>
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
