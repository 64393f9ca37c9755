import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useTranslation } from 'react-i18next'
import styles from '../bundle-parts.module.css'

/** What customs may object to; nothing where nothing stands out. */
export function BundleWarnings({ bundle: { warnings } }: { bundle: { warnings: readonly string[] } }) {
  const { t } = useTranslation('administrator')
  return warnings.map((warning) => (
    <p key={warning} className={styles.warning}>
      <IconAlertTriangle aria-hidden /> {t(`bundles.warnings.${warning}`)}
    </p>
  ))
}
