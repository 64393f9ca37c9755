import { Button, Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useBundle } from '../bundles/bundles.queries.ts'
import { WeighBundle } from '../manifests/weigh/weigh-bundle.tsx'
import type { StationBundle } from '../scan-queue/station-package.ts'
import form from './station.module.css'
import type { Station } from './use-station.ts'

type Props = { bundle: StationBundle; packageCode: string | null; station: Station; onCancel: () => void }

/** A bundle that came, on Quito's scale: weight and Enter for each package, the scanned one first. */
export function WeighCard({ bundle: { id }, packageCode, station, onCancel }: Props) {
  const { t } = useTranslation('warehouse')
  const bundle = useBundle(id)
  const card = useRef<HTMLDivElement>(null)
  const isRead = bundle.isSuccess
  useEffect(() => {
    if (!isRead) return
    const fields = [...(card.current?.querySelectorAll<HTMLInputElement>('li input[inputmode="decimal"]') ?? [])]
    const scanned = fields.find((field) => field.closest('li')?.dataset.code === packageCode)
    const next = scanned ?? fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [isRead, packageCode])
  if (bundle.isPending) return <Skeleton height={160} />
  if (bundle.isError) return <ErrorState error={bundle.error} onRetry={() => void bundle.refetch()} />
  return (
    // A weight that is half typed is not lost to the next scan.
    <div ref={card} onInput={station.touch} className={form.work}>
      <WeighBundle bundle={bundle.data} onWeighed={station.weighed} onDoubted={station.warn} />
      <div className={form.buttons}>
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('next')}
        </Button>
      </div>
    </div>
  )
}
