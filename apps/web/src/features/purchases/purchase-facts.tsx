import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { type Fact, Facts } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

/** Who it is for, under which name, and what both sides said. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { role } = useActor()
  const { code, client, associate, consignee, pickup, category, createdAt, productValueInCents, comment, observation } = purchase
  const words = (label: string, value: string): Fact[] => (value ? [{ label, value, wide: true }] : [])
  const facts: Fact[] = [
    ...(role === 'client'
      ? [{ label: t('fields.number'), value: <small>{code}</small> }]
      : [
          { label: t('fields.client'), value: `${client.name} (${client.code})` },
          { label: t('fields.associate'), value: associate?.name ?? t('noAssociate') },
        ]),
    { label: t('fields.consignee'), value: consignee.name },
    { label: t('fields.pickup'), value: pickup.name },
    { label: t('fields.category'), value: category },
    { label: t('fields.productValue'), value: <Money cents={productValueInCents} /> },
    { label: t('fields.askedOn'), value: format.instant(createdAt) },
    ...words(t('fields.comment'), comment),
    ...words(t('fields.observation'), observation),
  ]
  return <Facts facts={facts} />
}
