import { Cover } from './cover.tsx'
import { useOrderCover } from './covers.queries.ts'
import styles from './listed-cover.module.css'
import { useNear } from './use-near.ts'

type Props = {
  /** Null of what is no package yet. `version` says that it may look otherwise since. */
  order: { id: string; version?: number } | null
  store: string
}

/** How a package of a list looks: asked for once it is about to be seen, and until then its store's letter. */
export function ListedCover({ order, store }: Props) {
  const [place, isNear] = useNear<HTMLSpanElement>()
  const { data: cover = null } = useOrderCover(isNear ? order : null)
  return (
    <span ref={place} className={styles.listed} data-cover>
      <Cover cover={cover} store={store} />
    </span>
  )
}
