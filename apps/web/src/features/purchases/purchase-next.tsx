import { addressOf, ORDERS_PATH } from '@app/contract/paths'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { PurchaseProposal } from './decide/purchase-proposal.tsx'

/** Where the purchase is and what happens next, in words; a proposal to answer stands here whole. */
export function PurchaseNext({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { role } = useActor()
  const { status, title, order, orders, removedReason, temporalPriceInCents, price } = purchase
  const who = role === 'client' ? 'client' : 'staff'
  const boxOf = (position: number) =>
    [format.title(title), ...(orders.length > 1 ? [`${position + 1}/${orders.length}`] : [])].join(' · ')
  if (status === 'pendingChanges' && who === 'client') return <PurchaseProposal purchase={purchase} />
  return (
    <Note
      tone="neutral"
      action={
        orders.length > 0 ? (
          <Group gap="xs">
            {orders.map(({ id, code }, position) => (
              <Button
                key={id}
                component={Link}
                to={addressOf(ORDERS_PATH[role], { open: id })}
                variant="default"
                size="compact-sm"
              >
                {t('next.seeOrder', { name: who === 'client' ? boxOf(position) : code })}
              </Button>
            ))}
          </Group>
        ) : undefined
      }
    >
      <p>{t(`next.${who}.${status}`, { price: format.money(temporalPriceInCents ?? price.totalInCents), order: order?.code })}</p>
      {orders.length > 1 ? <p>{t('next.inBoxes', { count: orders.length })}</p> : null}
      {removedReason ? <p>{t('next.reason', { reason: removedReason })}</p> : null}
    </Note>
  )
}
