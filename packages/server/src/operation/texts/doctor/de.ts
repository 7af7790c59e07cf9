import type { DoctorTexts } from './texts.ts';

export const de: DoctorTexts = {
  areas: {
    program: 'Das Programm',
    folder: 'Der Datenordner',
    disk: 'Der Datenträger',
    database: 'Die Datenbank',
    port: 'Der Port',
    certificate: 'Das Zertifikat',
    origins: 'Namen und Proxys',
    public: 'Von außen gesehen',
    messages: 'Nachrichten und Messwerte',
  },
  levels: { wrong: 'FALSCH', warning: 'Warnung', hint: 'Hinweis' },
  mend: 'Abhilfe',
  allWell: 'Alles in Ordnung.',
  fine: 'In Ordnung',
  counts: (n) => `${n.wrong} falsch, ${n.warning} bald zu beheben, ${n.hint} gut zu wissen.`,
  findings: {
    'node-old': ['Node {version} ist zu alt.', 'Installiere Node {needed} oder neuer.'],
    'runs-as-root': [
      'Der Server liefe als root.',
      'Gib ihm einen eigenen Benutzer, dem nur der Datenordner gehört; deploy/systemd/samsara.service tut das.',
    ],
    'few-open-files': [
      'Nur {limit} Dateien dürfen gleichzeitig offen sein, und jede Verbindung ist eine.',
      'Erhöhe die Grenze: LimitNOFILE=65536 in der Unit, „ulimits“ in Compose oder ulimit -n 65536.',
    ],
    'no-page': [
      'In {folder} liegt keine Seite.',
      'Baue sie (npm run build) und nenne ihren Ordner in SAMSARA_PAGE_DIR, oder lass die Variable weg.',
    ],
    'game-bad': [
      '{place} taugt nicht als Spiel ({why}): So startet der Server nicht.',
      'Baue das Paket mit dieser Version von Samsara neu oder nimm es aus SAMSARA_GAMES heraus.',
    ],
    'games-from-outside': [
      'Spiele von außen: {games}.',
      'Nichts zu tun. Ihre Programme haben alle Rechte des Servers: Nenne nur Pakete, denen du traust, und auf allen Knoten dieselben.',
    ],
    'folder-missing': [
      '{folder} gibt es noch nicht.',
      'Nichts zu tun: Der Server legt den Ordner beim ersten Start an.',
    ],
    'folder-not-writable': [
      'In {folder} lässt sich nichts schreiben ({why}).',
      'Gib den Ordner dem Benutzer des Servers (chown), oder nenne in SAMSARA_DATA_DIR einen anderen.',
    ],
    'folder-of-others': [
      '{folder} gehört Benutzer {owner}, du bist {user}.',
      'Starte doctor und Server als derselbe Benutzer, oder gib den Ordner dem Benutzer des Servers (chown -R).',
    ],
    'open-to-others': [
      'Andere auf diesem Rechner können {files} lesen.',
      'Starte den Server einmal, er schließt sie; oder chmod 700 für den Ordner, 600 für die Dateien.',
    ],
    'secret-spoilt': [
      '{file} enthält kein Geheimnis.',
      'Spiele das aus einer Sicherung zurück. Gibt es keine, lösche die Datei: Ein neues wird angelegt, und alle sind neue Gäste.',
    ],
    'disk-full': [
      'Bei {folder} sind nur noch {free} MiB frei.',
      'Schaffe sofort Platz: Ist der Datenträger voll, werden Züge abgelehnt.',
    ],
    'disk-nearly-full': [
      'Bei {folder} sind nur noch {free} MiB frei.',
      'Schaffe Platz, bewahre ältere Sicherungen woanders auf, oder nimm einen größeren Datenträger.',
    ],
    'disk-is-memory': [
      '{folder} ist Arbeitsspeicher, kein Datenträger: Nach einem Neustart ist alles weg.',
      'Nenne in SAMSARA_DATA_DIR einen Ordner auf einem Datenträger.',
    ],
    'disk-of-container': [
      '{folder} gehört dem Container und verschwindet mit ihm.',
      'Hänge dort ein Volume ein, wie deploy/compose.yaml es tut.',
    ],
    'disk-over-network': [
      '{folder} liegt auf einem anderen Rechner. Über ein Netz ist die eingebettete Datenbank nicht sicher.',
      'Nimm einen lokalen Datenträger oder PostgreSQL (DATABASE_URL).',
    ],
    'fsync-lies': [
      'Der Datenträger bei {folder} meldet nach {ms} ms, alles sei geschrieben: So schnell ist keiner.',
      'Suche nach einem Schreibcache ohne Batterie, nach „nobarrier“ oder „eatmydata“ oder einer virtuellen Platte, deren Wirt Flushes übergeht (cache=unsafe). So kostet ein Stromausfall Züge.',
    ],
    'fsync-slow': [
      'Der Datenträger bei {folder} braucht {ms} ms für jedes Festschreiben.',
      'Darauf wartet jeder Zug. Nimm einen schnelleren, oder finde heraus, wer sonst noch darauf schreibt.',
    ],
    'database-spoilt': [
      '{file} lässt sich nicht lesen: {why}',
      'Halte den Server an, lege die neueste gute Sicherung an ihre Stelle und sieh sie dir mit „samsara-server check“ an.',
    ],
    'database-newer': [
      '{name} stammt von einer neueren Version.',
      'Starte diese, oder spiele eine Sicherung von vor dem Upgrade ein.',
    ],
    'database-older': [
      '{name} stammt von einer älteren Version.',
      'Beim nächsten Start wird sie auf den neuen Stand gebracht. Mache vorher eine Sicherung, falls du vielleicht zurück willst.',
    ],
    'database-away': [
      'PostgreSQL ist nicht zu erreichen: {why}',
      'Prüfe Adresse, Name und Passwort in DATABASE_URL, die Firewall und pg_hba.conf.',
    ],
    'database-unsafe': [
      'PostgreSQL kann Bestätigtes verlieren: {settings} ist aus.',
      'Schalte es in postgresql.conf ein und lade neu.',
    ],
    'database-alone': [
      'Was PostgreSQL schreibt, hat kein zweiter Server.',
      'Zum Ausprobieren gut. Für den Betrieb siehe „Standbys and failing over“ in deploy/README.md.',
    ],
    'few-connections': [
      'PostgreSQL hat noch {free} Verbindungen frei, ein Knoten braucht {needed}.',
      'Erhöhe max_connections, oder sieh nach, wer die anderen hält.',
    ],
    'clock-behind': [
      'Die Uhr geht {seconds} Sekunden nach gegenüber dem, was zuletzt geschrieben wurde.',
      'Stelle sie und halte sie richtig (chrony oder systemd-timesyncd). Bis dahin stehen die Uhren an den Tischen.',
    ],
    'clock-differs': [
      'Die Uhr von PostgreSQL geht {seconds} Sekunden vor gegenüber diesem Rechner.',
      'Alle Knoten richten sich nach der Uhr der Datenbank. Halte beide richtig (chrony oder systemd-timesyncd).',
    ],
    'port-taken': [
      'Port {port} gehört einem anderen Programm, oder der Server dort antwortet nicht.',
      'Wähle in SAMSARA_PORT einen anderen, oder beende jenes Programm (ss -ltnp zeigt, welches).',
    ],
    'port-forbidden': [
      'Port {port} liegt unter 1024 und ist diesem Benutzer nicht erlaubt.',
      'Nimm einen höheren, stelle einen Proxy davor, oder erlaube ihn (AmbientCapabilities=CAP_NET_BIND_SERVICE in der Unit).',
    ],
    'host-not-here': [
      '{host} ist keine Adresse dieses Rechners ({why}).',
      'Setze SAMSARA_HOST auf eine seiner Adressen, oder auf 0.0.0.0 für alle.',
    ],
    'certificate-bad': [
      '{file} geht nicht: {fault}.',
      'SAMSARA_TLS_CERT muss ein Zertifikat samt Kette nennen, SAMSARA_TLS_KEY seinen privaten Schlüssel, beide als PEM und für den Server lesbar.',
    ],
    'certificate-expired': [
      'Das Zertifikat in {file} ist am {day} abgelaufen.',
      'Erneuere es; der Server übernimmt das neue ohne Neustart.',
    ],
    'certificate-expires': [
      'Das Zertifikat in {file} läuft am {day} ab.',
      'Erneuere es; sollte das von selbst geschehen, sieh nach, warum nicht (certbot renew).',
    ],
    'certificate-early': [
      'Das Zertifikat in {file} gilt erst ab {day}.',
      'Geht die Uhr richtig? Sonst warte, oder stelle ein anderes aus.',
    ],
    'certificate-too-long': [
      'Das Zertifikat in {file} gilt {days} Tage: Browser nehmen keines über 398.',
      'Stelle eines für höchstens 397 Tage aus.',
    ],
    'certificate-other-name': [
      'Das Zertifikat in {file} gilt für {names}, nicht für {name}.',
      'Stelle eines für diesen Namen aus, oder berichtige SAMSARA_PUBLIC_ORIGIN.',
    ],
    'key-open': [
      'Andere auf diesem Rechner können den privaten Schlüssel {file} lesen.',
      'chmod 600, nur für den Benutzer des Servers.',
    ],
    'proxy-unreadable': [
      'SAMSARA_TRUST_PROXY: „{proxy}“ ist weder Adresse noch Netz.',
      'Schreibe es wie 10.0.0.5 oder 10.0.0.0/24.',
    ],
    'proxy-everybody': [
      'SAMSARA_TRUST_PROXY glaubt allen ({proxy}): Wer will, gibt sich jede Adresse und umgeht die Grenzen.',
      'Nenne allein die Adresse des Proxys.',
    ],
    'proxy-not-named': [
      '{origin} steht wohl hinter einem Proxy, aber keinem wird geglaubt: Alle teilen sich eine Adresse und ihre Grenzen.',
      'Setze SAMSARA_TRUST_PROXY auf die Adresse des Proxys. Gibt es keinen, setze SAMSARA_TLS_CERT und SAMSARA_TLS_KEY.',
    ],
    'origin-without-tls': [
      '{origin} ist http ohne Verschlüsselung: Unterwegs können alle mitlesen, und Passkeys, Nachrichten und die installierte Seite gehen nicht.',
      'Beende TLS in einem Proxy oder mit SAMSARA_TLS_CERT, und schreibe den Ursprung mit https.',
    ],
    'proxy-without-origin': [
      'Einem Proxy wird geglaubt ({proxies}), aber kein öffentlicher Ursprung ist gesetzt.',
      'Setze SAMSARA_PUBLIC_ORIGIN auf die Adresse, die die Leute benutzen.',
    ],
    'public-no-name': [
      'Der Name in {origin} lässt sich nicht auflösen ({why}).',
      'Prüfe die Schreibweise und den DNS-Eintrag.',
    ],
    'public-no-answer': [
      'Unter {origin} antwortet niemand ({why}).',
      'Läuft der Proxy, führt er hierher, und lässt ihn die Firewall? Manche Router lassen dich von innen nicht an deine eigene Adresse: Versuche es dann von außen.',
    ],
    'public-untrusted': [
      'Dem Zertifikat unter {origin} ist nicht zu trauen ({why}).',
      'Erneuere es, liefere die ganze Kette, und achte auf den Namen. Mit einer eigenen Zertifizierungsstelle starte doctor mit NODE_EXTRA_CA_CERTS=ca.crt.',
    ],
    'public-host-lost': [
      'Der Proxy gibt den Namen nicht weiter: Gefragt war {origin}, der Server hörte „{arrived}“.',
      'Gib den Host-Header weiter (nginx: proxy_set_header Host $host; Apache: ProxyPreserveHost On).',
    ],
    'public-is-other': [
      'Unter {origin} antwortet etwas anderes ({status}).',
      'Führe den Proxy zu diesem Server, oder berichtige SAMSARA_PUBLIC_ORIGIN.',
    ],
    'public-no-sockets': [
      'Unter {origin} kommen keine Sockets durch ({status}): Niemand kann spielen.',
      'Lass den Proxy WebSocket-Upgrades von /socket durchreichen (nginx: proxy_http_version 1.1, Upgrade- und Connection-Header).',
    ],
    'public-clock': [
      'Die Antwort von außen und dieser Rechner liegen {seconds} Sekunden auseinander.',
      'Stelle die Uhren und halte sie richtig (chrony oder systemd-timesyncd).',
    ],
    'proxy-not-trusted': [
      'Der Proxy sagt, für wen er fragt, aber {from} wird nicht geglaubt: Alle teilen sich eine Adresse und ihre Grenzen.',
      'Setze SAMSARA_TRUST_PROXY={from} (oder sein Netz).',
    ],
    'proxy-silent': [
      'Der Proxy sagt nicht, für wen er fragt: Alle teilen sich eine Adresse und ihre Grenzen.',
      'Lass ihn X-Forwarded-For senden (HAProxy: option forwardfor; nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).',
    ],
    'not-running': [
      'Der Server läuft nicht, {origin} wurde deshalb nicht gefragt.',
      'Starte ihn, und starte doctor noch einmal.',
    ],
    'no-token': [
      'Was der Proxy über die Leute sagt, war nicht zu sehen.',
      'Setze SAMSARA_OPERATOR_TOKEN (openssl rand -hex 24) für Server und doctor, und starte ihn noch einmal.',
    ],
    'push-no-contact': [
      'Push-Dienste erfahren nicht, wem sie schreiben können; manche lehnen Nachrichten dann ab.',
      'Setze SAMSARA_PUSH_CONTACT=mailto:… oder SAMSARA_PUSH=no.',
    ],
    'hooks-no-origin': [
      'Webhooks sind erlaubt, aber ohne öffentlichen https-Ursprung führen ihre Links nirgendwohin.',
      'Setze SAMSARA_PUBLIC_ORIGIN.',
    ],
    'metrics-closed': [
      'Niemand kann /metrics lesen: Hinter einem Proxy, dem nicht geglaubt wird, öffnet es nur ein Token.',
      'Setze SAMSARA_OPERATOR_TOKEN (openssl rand -hex 24), und gib ihn Prometheus.',
    ],
  },
};
