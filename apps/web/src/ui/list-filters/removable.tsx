import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTranslation } from 'react-i18next'
import styles from './filter-chips.module.css'

/** One thing that narrows a list, to be taken away by itself. */
export function Removable({ name, text, names, onRemove }: { name: string; text: string; names: string; onRemove: () => void }) {
  const { t } = useTranslation('table')
  const label = t('filters.remove', { filter: names })
  return (
    <button type="button" className={styles.chip} data-name={name} aria-label={label} title={names} onClick={onRemove}>
      <span className={styles.text}>{text}</span>
      <IconX aria-hidden />
    </button>
  )
}
