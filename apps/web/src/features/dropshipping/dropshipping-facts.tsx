import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { addressOf, ORDERS_PATH } from '@app/contract/paths'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { type Fact, Facts } from '../../ui/show/facts.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useNameOf } from '../titles/use-name-of.ts'
import styles from './dropshipping.module.css'

/** What is wanted, by whom, and what it became. */
export function DropshippingFacts({ request }: { request: DropshippingDetail }) {
  const { t } = useTranslation('dropshipping')
  const format = useFormat()
  const { role } = useActor()
  const nameOf = useNameOf()
  const { code, title, description, link, options, comment, client, associate, createdAt, order } = request
  const people = [
    { label: t('fields.client'), value: `${client.name} (${client.code})` },
    { label: t('fields.associate'), value: associate?.name ?? t('noAssociate') },
  ]
  const facts: Fact[] = [
    { label: t('fields.description'), value: description, wide: true },
    { label: t('fields.link'), value: <StoreLink link={link} />, wide: true },
    { label: t('fields.options'), value: options },
    { label: t('fields.createdAt'), value: format.instant(createdAt) },
    ...(role === 'client' ? [{ label: t('fields.number'), value: <small>{code}</small> }] : people),
    ...(comment ? [{ label: t('fields.comment'), value: comment, wide: true }] : []),
    ...(order
      ? [
          {
            label: t('fields.order'),
            value: <Link to={addressOf(ORDERS_PATH[role], { open: order.id })}>{nameOf({ code: order.code, title })}</Link>,
          },
          { label: t('fields.orderStatus'), value: <StatusChip status={order.status} outcome={order.outcome} /> },
        ]
      : []),
  ]
  return <Facts facts={facts} />
}

/** The store's page tells nobody where it was opened from. */
function StoreLink({ link }: { link: string }) {
  const { t } = useTranslation('dropshipping')
  return (
    <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer" title={link}>
      {t('openStore', { store: URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link })}
      <IconExternalLink aria-hidden />
    </a>
  )
}
