import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { ActiveManifest } from './active-manifest.tsx'
import styles from './manifest-view.module.css'
import { useManifest } from './manifests.queries.ts'
import { ShippedManifest } from './shipped-manifest.tsx'

/** One manifest, as its status asks for it. */
export function ManifestView({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const manifest = useManifest(id)
  if (manifest.isPending)
    return (
      <div className={styles.view} aria-busy>
        <Skeleton height="5rem" />
        <Skeleton height="16rem" />
      </div>
    )
  if (manifest.isError && !manifest.data) return <ErrorState error={manifest.error} onRetry={() => void manifest.refetch()} />
  const { data } = manifest
  return (
    <div className={styles.view}>
      {data.status === 'active' ? <ActiveManifest manifest={data} onRemoved={onRemoved} /> : <ShippedManifest manifest={data} />}
    </div>
  )
}
