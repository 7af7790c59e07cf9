import type { DoctorTexts } from './texts.ts';

export const en: DoctorTexts = {
  areas: {
    program: 'The program',
    folder: 'The data folder',
    disk: 'The disk',
    database: 'The database',
    port: 'The port',
    certificate: 'The certificate',
    origins: 'Names and proxies',
    public: 'Seen from outside',
    messages: 'Messages and figures',
  },
  levels: { wrong: 'WRONG', warning: 'warning', hint: 'hint' },
  mend: 'To mend it',
  allWell: 'All is well.',
  fine: 'Fine',
  counts: (n) => `${n.wrong} wrong, ${n.warning} to mend soon, ${n.hint} good to know.`,
  findings: {
    'node-old': ['Node {version} is too old.', 'Install Node {needed} or newer.'],
    'runs-as-root': [
      'The server would run as root.',
      'Give it a user of its own that owns nothing but the data folder; deploy/systemd/samsara.service does.',
    ],
    'few-open-files': [
      'Only {limit} files may be open at once, and every socket is one.',
      'Raise it: LimitNOFILE=65536 in the unit, “ulimits” in compose, or ulimit -n 65536.',
    ],
    'no-page': [
      'There is no page in {folder}.',
      'Build it (npm run build) and name its folder in SAMSARA_PAGE_DIR, or leave the variable out.',
    ],
    'game-bad': [
      '{place} cannot be used as a game ({why}): the server does not start with it.',
      'Build the package anew with this version of Samsara, or take it out of SAMSARA_GAMES.',
    ],
    'games-from-outside': [
      'Games from outside: {games}.',
      'Nothing to do. Their programs have all rights of the server: name only packages that you trust, and the same ones on all nodes.',
    ],
    'folder-missing': [
      '{folder} is not there yet.',
      'Nothing to do: the server makes it when it first starts.',
    ],
    'folder-not-writable': [
      'Nothing can be written to {folder} ({why}).',
      'Give the folder to the server’s user (chown), or name another one in SAMSARA_DATA_DIR.',
    ],
    'folder-of-others': [
      '{folder} belongs to user {owner}, and you are {user}.',
      'Run doctor and server as the same user, or give the folder to the server’s user (chown -R).',
    ],
    'open-to-others': [
      'Others on this machine can read {files}.',
      'Start the server once, which closes them, or: chmod 700 for the folder, 600 for the files.',
    ],
    'secret-spoilt': [
      '{file} holds no secret.',
      'Put back the one from a backup. If there is none, delete it: a new one is made, and everybody is a new guest.',
    ],
    'disk-full': [
      'Only {free} MiB are free at {folder}.',
      'Make room at once: moves are refused when the disk is full.',
    ],
    'disk-nearly-full': [
      'Only {free} MiB are free at {folder}.',
      'Make room, move older backups elsewhere, or take a larger disk.',
    ],
    'disk-is-memory': [
      '{folder} is memory, not a disk: everything is gone when the machine restarts.',
      'Name a folder on a disk in SAMSARA_DATA_DIR.',
    ],
    'disk-of-container': [
      '{folder} belongs to the container and goes with it.',
      'Mount a volume there, as deploy/compose.yaml does.',
    ],
    'disk-over-network': [
      '{folder} lies on another machine. The embedded database is not safe over a network.',
      'Use a local disk, or PostgreSQL (DATABASE_URL).',
    ],
    'fsync-lies': [
      'The disk at {folder} says in {ms} ms that everything is written: no disk is that fast.',
      'Look for a write cache that is not backed by a battery, for “nobarrier” or “eatmydata”, or a virtual disk whose host ignores flushes (cache=unsafe). With such a disk a power cut loses moves.',
    ],
    'fsync-slow': [
      'The disk at {folder} takes {ms} ms for each commit.',
      'Every move waits for it. Take a faster disk, or find out who else is writing to it.',
    ],
    'database-spoilt': [
      '{file} cannot be read: {why}',
      'Stop the server, put the newest good backup in its place, and look at it with “samsara-server check”.',
    ],
    'database-newer': [
      '{name} was written by a newer version.',
      'Start that one, or restore a backup made before the upgrade.',
    ],
    'database-older': [
      '{name} was written by an older version.',
      'It is brought up to date at the next start. Make a backup first if you may want to go back.',
    ],
    'database-away': [
      'PostgreSQL cannot be reached: {why}',
      'Check address, name and password in DATABASE_URL, the firewall and pg_hba.conf.',
    ],
    'database-unsafe': [
      'PostgreSQL may lose what it has acknowledged: {settings} is off.',
      'Turn it on in postgresql.conf and reload.',
    ],
    'database-alone': [
      'No standby has what PostgreSQL writes.',
      'Good for trying out. In service see “Standbys and failing over” in deploy/README.md.',
    ],
    'few-connections': [
      'PostgreSQL has {free} connections left, a node needs {needed}.',
      'Raise max_connections, or look for who holds the others.',
    ],
    'clock-behind': [
      'The clock is {seconds} seconds behind what was written last.',
      'Set it right and keep it so (chrony or systemd-timesyncd). Until then clocks at the tables stand.',
    ],
    'clock-differs': [
      'PostgreSQL’s clock is {seconds} seconds ahead of this machine’s.',
      'All nodes go by the database’s clock. Keep both right (chrony or systemd-timesyncd).',
    ],
    'port-taken': [
      'Port {port} belongs to another program, or the server there does not answer.',
      'Choose another one in SAMSARA_PORT, or end that program (ss -ltnp shows which).',
    ],
    'port-forbidden': [
      'Port {port} is below 1024 and not for this user.',
      'Take a port above, put a proxy before it, or allow it (AmbientCapabilities=CAP_NET_BIND_SERVICE in the unit).',
    ],
    'host-not-here': [
      '{host} is no address of this machine ({why}).',
      'Set SAMSARA_HOST to one of its addresses, or to 0.0.0.0 for all.',
    ],
    'certificate-bad': [
      '{file} will not do: {fault}.',
      'SAMSARA_TLS_CERT must name a certificate with its chain, SAMSARA_TLS_KEY its private key, both as PEM and readable for the server.',
    ],
    'certificate-expired': [
      'The certificate in {file} has expired on {day}.',
      'Renew it; the server takes the new one without a restart.',
    ],
    'certificate-expires': [
      'The certificate in {file} ends on {day}.',
      'Renew it; if that should have happened by itself, look why it did not (certbot renew).',
    ],
    'certificate-early': [
      'The certificate in {file} holds only from {day} on.',
      'Is the clock right? Otherwise wait, or make another one.',
    ],
    'certificate-too-long': [
      'The certificate in {file} holds for {days} days: browsers take none above 398.',
      'Make one for at most 397 days.',
    ],
    'certificate-other-name': [
      'The certificate in {file} is for {names}, not for {name}.',
      'Make one for this name, or correct SAMSARA_PUBLIC_ORIGIN.',
    ],
    'key-open': [
      'Others on this machine can read the private key {file}.',
      'chmod 600, for the server’s user alone.',
    ],
    'proxy-unreadable': [
      'SAMSARA_TRUST_PROXY: “{proxy}” is no address and no network.',
      'Write it as 10.0.0.5 or 10.0.0.0/24.',
    ],
    'proxy-everybody': [
      'SAMSARA_TRUST_PROXY believes everybody ({proxy}): anybody can claim any address and get around limits.',
      'Name the proxy’s own address alone.',
    ],
    'proxy-not-named': [
      '{origin} seems to stand behind a proxy, but none is trusted: all people share one address and its limits.',
      'Set SAMSARA_TRUST_PROXY to the proxy’s address. If there is no proxy, set SAMSARA_TLS_CERT and SAMSARA_TLS_KEY.',
    ],
    'origin-without-tls': [
      '{origin} is plain http: everybody on the way can read along, and passkeys, messages and the installed page do not work.',
      'End TLS in a proxy or with SAMSARA_TLS_CERT, and write the origin with https.',
    ],
    'proxy-without-origin': [
      'A proxy is trusted ({proxies}), but no public origin is set.',
      'Set SAMSARA_PUBLIC_ORIGIN to the address people use.',
    ],
    'public-no-name': [
      'The name in {origin} cannot be resolved ({why}).',
      'Check the spelling and the DNS entry.',
    ],
    'public-no-answer': [
      'Nobody answers at {origin} ({why}).',
      'Is the proxy running, does it lead here, and does the firewall let it? From inside some routers do not let you reach your own address: then try from outside.',
    ],
    'public-untrusted': [
      'The certificate at {origin} is not trusted ({why}).',
      'Renew it, serve its whole chain, and make sure that it is for this name. With an authority of your own run doctor with NODE_EXTRA_CA_CERTS=ca.crt.',
    ],
    'public-host-lost': [
      'The proxy does not hand on the name: asked for {origin}, the server heard “{arrived}”.',
      'Hand the Host header on (nginx: proxy_set_header Host $host; Apache: ProxyPreserveHost On).',
    ],
    'public-is-other': [
      'At {origin} something else answers ({status}).',
      'Lead the proxy to this server, or correct SAMSARA_PUBLIC_ORIGIN.',
    ],
    'public-no-sockets': [
      'No sockets come through at {origin} ({status}): nobody can play.',
      'Let the proxy pass WebSocket upgrades of /socket (nginx: proxy_http_version 1.1, Upgrade and Connection headers).',
    ],
    'public-clock': [
      'The answer from outside and this machine differ by {seconds} seconds.',
      'Set the clocks right and keep them so (chrony or systemd-timesyncd).',
    ],
    'proxy-not-trusted': [
      'The proxy says for whom it asks, but {from} is not trusted: all people share one address and its limits.',
      'Set SAMSARA_TRUST_PROXY={from} (or its network).',
    ],
    'proxy-silent': [
      'The proxy does not say for whom it asks: all people share one address and its limits.',
      'Let it send X-Forwarded-For (HAProxy: option forwardfor; nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).',
    ],
    'not-running': ['The server does not run, so {origin} was not asked.', 'Start it and run doctor again.'],
    'no-token': [
      'What the proxy says about people could not be seen.',
      'Set SAMSARA_OPERATOR_TOKEN (openssl rand -hex 24) for server and doctor, and run it again.',
    ],
    'push-no-contact': [
      'Push services are not told whom to write to; some refuse messages without.',
      'Set SAMSARA_PUSH_CONTACT=mailto:…, or SAMSARA_PUSH=no.',
    ],
    'hooks-no-origin': [
      'Web hooks are allowed, but without a public https origin their links lead nowhere.',
      'Set SAMSARA_PUBLIC_ORIGIN.',
    ],
    'metrics-closed': [
      'Nobody can read /metrics: behind a proxy that is not trusted only a token opens it.',
      'Set SAMSARA_OPERATOR_TOKEN (openssl rand -hex 24) and give it to Prometheus.',
    ],
  },
};
