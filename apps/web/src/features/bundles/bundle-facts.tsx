import type { BundleDetail } from '@app/contract/bundles.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { type Fact, Facts } from '../../ui/show/facts.tsx'
import { type Format, useFormat } from '../../ui/show/use-format.ts'
import { BundleCategory } from './bundle-columns.tsx'

/** The declaration: for whom, under which guide, on which manifest, and when it went and came. */
export function BundleFacts({ bundle }: { bundle: BundleDetail }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const { role } = useActor()
  return (
    <Facts
      facts={[
        ...declared(bundle, t, format),
        { label: t('fields.manifest'), value: <ManifestLink bundle={bundle} isLinked={role === 'administrator'} /> },
        { label: t('fields.childGuide'), value: bundle.childGuideNumber },
        ...moved(bundle, t, format),
        ...(bundle.quotaOverrideReason
          ? [{ label: t('fields.overrideReason'), value: bundle.quotaOverrideReason, wide: true }]
          : []),
      ]}
    />
  )
}

const declared = (bundle: BundleDetail, t: TFunction<'bundles'>, format: Format): Fact[] => {
  const { consignee, invoiceOwner, customsInvoiceValueInCents } = bundle
  return [
    { label: t('fields.consignee'), value: `${consignee.name} · ${consignee.identification}`, wide: true },
    ...(invoiceOwner
      ? [{ label: t('fields.invoiceOwner'), value: `${invoiceOwner.name} · ${invoiceOwner.identification}`, wide: true }]
      : []),
    { label: t('fields.category'), value: <BundleCategory bundle={bundle} /> },
    { label: t('fields.customsValue'), value: format.money(customsInvoiceValueInCents) },
  ]
}

const moved = ({ createdAt, sentAt, arrivedAt }: BundleDetail, t: TFunction<'bundles'>, format: Format): Fact[] => [
  { label: t('fields.createdAt'), value: format.instant(createdAt, 'MIA') },
  { label: t('fields.sentAt'), value: sentAt ? format.instant(sentAt, 'MIA') : null },
  { label: t('fields.arrivedAt'), value: arrivedAt ? format.instant(arrivedAt) : null },
]

function ManifestLink({ bundle: { manifest }, isLinked }: { bundle: BundleDetail; isLinked: boolean }) {
  const { t } = useTranslation('bundles')
  if (!manifest) return t('onNoManifest')
  return isLinked ? (
    <Link to={addressOf(ADMINISTRATOR_PATHS.manifests, { open: manifest.id })}>{manifest.code}</Link>
  ) : (
    manifest.code
  )
}
