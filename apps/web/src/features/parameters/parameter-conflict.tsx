import type { Parameter } from '@app/contract/parameters.contract'
import type { ParameterKey } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'
import styles from './parameters.module.css'
import { useParameterText } from './use-parameter-text.ts'
import type { SavingParameters } from './use-save-parameters.ts'

type Props = {
  saving: SavingParameters
  inForce: readonly Parameter[]
  values: Record<ParameterKey, number>
}

/** Another administrator changed the same value: both values, and the same choices that every form offers. */
export function ParameterConflict({ saving: { conflicting, keepMine, takeTheirs }, inForce, values }: Props) {
  const { t } = useTranslation(['parameters', 'editing', 'refusals'])
  const textOf = useParameterText()
  if (conflicting.length === 0) return null
  const now = inForce.filter(({ key }) => conflicting.includes(key))
  return (
    <Note tone="red" isRefusal title={t('refusals:errors.parameterChangedMeanwhile')}>
      <ul>
        {now.map(({ key, value }) => (
          <li key={key}>{t('conflict', { name: t(`names.${key}`), now: textOf(key, value), mine: textOf(key, values[key]) })}</li>
        ))}
      </ul>
      <div className={styles.choices}>
        <Button size="compact-sm" variant="default" onClick={takeTheirs}>
          {t('editing:loadTheirs')}
        </Button>
        <Button size="compact-sm" onClick={keepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </Note>
  )
}
