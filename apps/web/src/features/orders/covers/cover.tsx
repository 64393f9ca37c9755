import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import styles from './cover.module.css'

type Props = { cover: string | null; store: string }

/** How a package looks, beside its title, which says the same: its photo, else the first letter of its store. */
export function Cover({ cover, store }: Props) {
  if (cover) return <img className={styles.cover} src={`data:image/webp;base64,${cover}`} alt="" width={72} height={72} />
  const letter = store.trim().charAt(0).toUpperCase()
  return (
    <span className={styles.cover} aria-hidden>
      {letter || <IconPackage size={28} stroke={1.5} />}
    </span>
  )
}
