import type { Charge } from '@app/contract/charges.contract'
import { Button, Skeleton } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { showUndo } from '../../ui/say/toast.ts'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { ChargeRow } from './charge-row.tsx'
import styles from './charges.module.css'
import { useAddCharge, useCharges, useRemoveCharge } from './charges.queries.ts'

const ChargeDialog = lazy(async () => ({ default: (await import('./charge-dialog.tsx')).ChargeDialog }))

/** What orders may be charged besides their carriage, with the amount that each begins with. */
export function ChargesCatalogue() {
  const { t } = useTranslation('parameters')
  const charges = useCharges()
  const remove = useRemoveCharge()
  const restore = useAddCharge()
  const [edited, setEdited] = useState<Charge | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => setEdited('new')}>
      {t('charges.add')}
    </Button>
  )
  const takeOut = ({ id, name, description, amountInCents, treatment }: Charge) => {
    const back = () => restore.mutate({ name, description, amountInCents, treatment })
    remove.mutate(id, { onSuccess: () => showUndo(t('charges.saved'), back) })
  }
  const failure = remove.isError && !isSettled(remove.error) ? remove.error : null
  return (
    <section className={styles.card}>
      <header className={styles.header}>
        <div>
          <h2>{t('charges.title')}</h2>
          <p>{t('charges.sentence')}</p>
        </div>
        {charges.data && charges.data.length > 0 ? add : null}
      </header>
      {charges.isPending ? <Skeleton height="12rem" /> : null}
      {charges.isError && !charges.data ? <ErrorState error={charges.error} onRetry={() => void charges.refetch()} /> : null}
      {charges.data?.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t('charges.empty')} sentence={t('charges.emptySentence')} action={add} />
      ) : null}
      <ul className={styles.list}>
        {charges.data?.map((charge) => (
          <ChargeRow
            key={charge.id}
            charge={charge}
            onEdit={() => setEdited(charge)}
            onRemove={() => takeOut(charge)}
            failure={remove.variables === charge.id ? failure : null}
          />
        ))}
      </ul>
      <Suspense>
        {edited ? <ChargeDialog charge={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
      </Suspense>
    </section>
  )
}
