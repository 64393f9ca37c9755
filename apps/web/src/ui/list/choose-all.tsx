import type { List as Listed } from '@app/contract/fields/list'
import { MOST_SELECTED } from '@app/contract/fields/list-limits'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../say/refusal.tsx'
import { useFormat } from '../show/use-format.ts'
import styles from './choose-all.module.css'
import type { ChoosingAll } from './use-choose-all.ts'

type Props = {
  choosing: ChoosingAll
  meta: Listed<unknown>['meta']
  chosen: number
  /** Where more than can be read are chosen by the filter alone. */
  onMatching?: (() => void) | undefined
}

/** From what is chosen here to all that match, on whatever page. */
export function ChooseAll({ choosing: { read, error, start, cancel }, meta: { total }, chosen, onMatching }: Props) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const reachable = Math.min(total, MOST_SELECTED)
  const names = { count: reachable, number: format.number(reachable) }
  if (read !== null)
    return (
      <p className={styles.more} role="status">
        {t('select.reading', { read: format.number(read), number: names.number })}
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          {t('common:ui.cancel')}
        </Button>
      </p>
    )
  if (onMatching && total > MOST_SELECTED)
    return (
      <p className={styles.more}>
        <Button variant="subtle" size="compact-sm" onClick={onMatching}>
          {t('select.all', { count: total, number: format.counted(total) })}
        </Button>
      </p>
    )
  if (chosen >= reachable) return total > MOST_SELECTED ? <p className={styles.more}>{t('select.most', names)}</p> : null
  return (
    <p className={styles.more}>
      {error ? (
        <span role="alert">
          <Refusal error={error} />
        </span>
      ) : null}
      <Button variant="subtle" size="compact-sm" onClick={start}>
        {t(total > MOST_SELECTED ? 'select.first' : 'select.all', names)}
      </Button>
    </p>
  )
}
