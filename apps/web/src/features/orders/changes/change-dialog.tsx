import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RunDialog } from '../../runs/run-dialog.tsx'
import { CategoryOfMany } from './category-of-many.tsx'
import type { ChangeName, ChangeOffer, ChangeWanted } from './changes.ts'
import { ChargeForMany } from './charge-for-many.tsx'
import { HoldMany, ReleaseMany } from './hold-many.tsx'
import { MissingOfMany } from './missing-of-many.tsx'
import { ValueOfMany } from './value-of-many.tsx'

/** More do not fit side by side. */
const MOST_IN_A_ROW = 3

type Props = {
  wanted: ChangeWanted
  /** How many they are. */
  count: number
  offered: readonly ChangeOffer[]
  onClose: (wasStarted: boolean) => void
}

/** What changes and to what, then what that would do, its progress and its end. */
export function ChangeDialog({ wanted, count, offered, onClose }: Props) {
  // The words of each form come with it: another choice would hide the dialog while they wait.
  const { t } = useTranslation(['orders', 'bundles', 'ways', 'tariffs'])
  const format = useFormat()
  const isPhone = useIsPhone()
  const [name, setName] = useState<ChangeName | undefined>(offered[0]?.name)
  const [id, setId] = useState<string | null>(null)
  const labelOf = ({ name: one, count: ofThem }: ChangeOffer) =>
    ofThem === null ? t(`change.names.${one}`) : t(`change.${one}`, { number: format.number(ofThem) })
  const [first] = offered
  const step = { wanted, onPreviewed: setId, onCancel: () => onClose(false) }
  const title = t('change.title', { count, number: format.counted(count) })
  return (
    <RunDialog id={id} title={title} onClose={onClose}>
      <div className={styles.form}>
        {offered.length === 1 && first ? <strong>{labelOf(first)}</strong> : null}
        {offered.length > 1 ? (
          <SegmentedControl
            fullWidth
            orientation={isPhone || offered.length > MOST_IN_A_ROW ? 'vertical' : 'horizontal'}
            aria-label={t('change.what')}
            value={name ?? ''}
            onChange={(value) => setName(offered.find((one) => one.name === value)?.name)}
            data={offered.map((one) => ({ value: one.name, label: labelOf(one) }))}
          />
        ) : null}
        {name === 'category' ? <CategoryOfMany {...step} /> : null}
        {name === 'value' ? <ValueOfMany {...step} /> : null}
        {name === 'charge' ? <ChargeForMany {...step} /> : null}
        {name === 'missing' ? <MissingOfMany {...step} /> : null}
        {name === 'hold' ? <HoldMany {...step} /> : null}
        {name === 'release' ? <ReleaseMany {...step} /> : null}
      </div>
    </RunDialog>
  )
}
