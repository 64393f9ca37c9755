// What Patroni is told of one machine. Written as JSON, of which Patroni's YAML is the larger language.
export type Member = {
  name: string
  postgresPort: number
  restPort: number
  dataDirectory: string
}
export type Passwords = { superuser: string; replication: string }

/**
 * Of the whole cluster, kept by etcd. Strict: a commit that no standby has confirmed is not answered, also right after a failover, when
 * Patroni would otherwise let the new leader go on alone.
 */
const CLUSTER = {
  // A leader that does not renew its key for so long is replaced: the longest that people wait, and the longest pause of a sound one.
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 16 * 1024 * 1024,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: { max_connections: 60, wal_log_hints: 'on', shared_buffers: '64MB', max_wal_size: '512MB' },
  },
}

export function patroniSettings(member: Member, etcdPort: number, binaries: string, passwords: Passwords): string {
  const { name, postgresPort, restPort, dataDirectory } = member
  const at = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` })
  const settings = {
    scope: 'puente',
    name,
    restapi: at(restPort),
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: { dcs: CLUSTER, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      ...at(postgresPort),
      data_dir: dataDirectory,
      bin_dir: binaries,
      pgpass: `${dataDirectory}.pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256', timezone: 'UTC', log_timezone: 'UTC' },
      pg_hba: ['host replication replicator 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
  }
  return JSON.stringify(settings, null, 2)
}
