import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import styles from './page-loading.module.css'

/** Shorter waits pass without a sign: a flicker is worse than nothing. */
const NOTICEABLE_IN_MILLISECONDS = 250

export function PageLoading() {
  const [noticeable, setNoticeable] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNoticeable(true), NOTICEABLE_IN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.loading} aria-busy>
      {noticeable ? <Loader /> : null}
    </div>
  )
}
