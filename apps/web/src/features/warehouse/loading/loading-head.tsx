import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { Button } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import station from '../station.module.css'
import styles from './loading.module.css'
import type { CargoOfManifest } from './loading.queries.ts'

type Props = { cargo: CargoOfManifest; missingCount: number; areMissingShown: boolean; onShowMissing: () => void }

/** Which manifest is loaded, how far it is, and the way to another one. */
export function LoadingHead({ cargo, missingCount, areMissingShown, onShowMissing }: Props) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { id, code, guideNumber, airline, flight, bundles } = cargo
  const count = bundles.length
  const Chevron = areMissingShown ? IconChevronDown : IconChevronRight
  return (
    <header className={styles.head}>
      <div className={styles.manifest}>
        <Link to={addressOf(ADMINISTRATOR_PATHS.manifests, { open: id })}>{code}</Link>
        <span className={styles.quiet}>{[guideNumber, airline, flight].filter(Boolean).join(' · ')}</span>
      </div>
      <p className={station.count} role="status">
        {t('loading.loaded')} <strong>{format.number(count - missingCount)}</strong> / {format.number(count)}
      </p>
      {missingCount > 0 ? (
        <Button
          variant="subtle"
          size="md"
          rightSection={<Chevron size={18} aria-hidden />}
          aria-expanded={areMissingShown}
          onClick={onShowMissing}
        >
          {t('loading.missing', { count: missingCount, number: format.number(missingCount) })}
        </Button>
      ) : null}
      <Button component={Link} to="?view=load" variant="default" size="md" className={styles.other}>
        {t('loading.other')}
      </Button>
    </header>
  )
}
