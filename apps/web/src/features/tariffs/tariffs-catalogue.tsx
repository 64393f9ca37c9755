import type { Tariff } from '@app/contract/tariffs.contract'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconReceiptTax from '@tabler/icons-react/dist/esm/icons/IconReceiptTax.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from '../charges/charges.module.css'
import { useTariffs } from './tariffs.queries.ts'

const TariffDialog = lazy(async () => ({ default: (await import('./tariff-dialog.tsx')).TariffDialog }))

/** The item classes of category C, with the rate of each and those to come. */
export function TariffsCatalogue() {
  const { t } = useTranslation('tariffs')
  const tariffs = useTariffs()
  const [edited, setEdited] = useState<Tariff | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <section className={styles.card}>
      <header className={styles.header}>
        <div>
          <h2>{t('title')}</h2>
          <p>{t('sentence')}</p>
        </div>
        {tariffs.data && tariffs.data.length > 0 ? add : null}
      </header>
      {tariffs.isPending ? <Skeleton height="12rem" /> : null}
      {tariffs.isError && !tariffs.data ? <ErrorState error={tariffs.error} onRetry={() => void tariffs.refetch()} /> : null}
      {tariffs.data?.length === 0 ? (
        <EmptyState icon={IconReceiptTax} title={t('empty')} sentence={t('emptySentence')} action={add} />
      ) : null}
      <ul className={styles.list}>
        {tariffs.data?.map((tariff) => (
          <TariffRow key={tariff.id} tariff={tariff} onEdit={() => setEdited(tariff)} />
        ))}
      </ul>
      <Suspense>
        {edited ? <TariffDialog tariff={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
      </Suspense>
    </section>
  )
}

function TariffRow({ tariff, onEdit }: { tariff: Tariff; onEdit: () => void }) {
  const { t, i18n } = useTranslation('tariffs')
  const format = useFormat()
  const { nameEs, nameEn, adValoremInBasisPoints, validFrom, rates } = tariff
  const isEnglish = i18n.language === 'en'
  const [name, other] = isEnglish ? [nameEn, nameEs] : [nameEs, nameEn]
  const toCome = rates.filter((rate) => adValoremInBasisPoints === null || rate.validFrom > validFrom)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{other}</p>
        {toCome.map((rate) => (
          <p key={rate.validFrom} className={styles.quiet}>
            {t('comes', { rate: format.percent(rate.adValoremInBasisPoints), day: format.day(rate.validFrom) })}
          </p>
        ))}
      </div>
      <div className={styles.amount}>
        {adValoremInBasisPoints === null ? t('notYet') : format.percent(adValoremInBasisPoints)}
        {adValoremInBasisPoints === null ? null : (
          <span className={styles.quiet}>{t('since', { day: format.day(validFrom) })}</span>
        )}
      </div>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('edit', { name })} onClick={onEdit}>
        <IconPencil aria-hidden />
      </ActionIcon>
    </li>
  )
}
