import type { DoctorTexts } from './texts.ts';

export const fr: DoctorTexts = {
  areas: {
    program: 'Le programme',
    folder: 'Le dossier des données',
    disk: 'Le disque',
    database: 'La base de données',
    port: 'Le port',
    certificate: 'Le certificat',
    origins: 'Noms et proxys',
    public: 'Vu du dehors',
    messages: 'Messages et mesures',
  },
  levels: { wrong: 'FAUX', warning: 'attention', hint: 'à savoir' },
  mend: 'Remède',
  allWell: 'Tout va bien.',
  fine: 'En ordre',
  counts: (n) => `${n.wrong} à corriger, ${n.warning} à corriger bientôt, ${n.hint} à savoir.`,
  findings: {
    'node-old': ['Node {version} est trop ancien.', 'Installez Node {needed} ou plus récent.'],
    'runs-as-root': [
      'Le serveur tournerait en root.',
      'Donnez-lui un utilisateur à lui, qui ne possède que le dossier des données ; deploy/systemd/samsara.service le fait.',
    ],
    'few-open-files': [
      'Seuls {limit} fichiers peuvent être ouverts à la fois, et chaque connexion en est un.',
      'Relevez la limite : LimitNOFILE=65536 dans l’unité, « ulimits » dans compose, ou ulimit -n 65536.',
    ],
    'no-page': [
      'Il n’y a pas de page dans {folder}.',
      'Construisez-la (npm run build) et indiquez son dossier dans SAMSARA_PAGE_DIR, ou retirez la variable.',
    ],
    'game-bad': [
      '{place} ne convient pas comme jeu ({why}) : le serveur ne démarre pas ainsi.',
      'Recompilez le paquet avec cette version de Samsara, ou retirez-le de SAMSARA_GAMES.',
    ],
    'games-from-outside': [
      'Jeux venus d’ailleurs : {games}.',
      'Rien à faire. Leurs programmes ont tous les droits du serveur : ne nommez que des paquets de confiance, et les mêmes sur tous les nœuds.',
    ],
    'folder-missing': [
      '{folder} n’existe pas encore.',
      'Rien à faire : le serveur le crée à son premier démarrage.',
    ],
    'folder-not-writable': [
      'Impossible d’écrire dans {folder} ({why}).',
      'Donnez le dossier à l’utilisateur du serveur (chown), ou indiquez-en un autre dans SAMSARA_DATA_DIR.',
    ],
    'folder-of-others': [
      '{folder} appartient à l’utilisateur {owner}, et vous êtes {user}.',
      'Lancez doctor et le serveur sous le même utilisateur, ou donnez le dossier à celui du serveur (chown -R).',
    ],
    'open-to-others': [
      'D’autres sur cette machine peuvent lire {files}.',
      'Démarrez le serveur une fois, il les ferme ; ou chmod 700 pour le dossier, 600 pour les fichiers.',
    ],
    'secret-spoilt': [
      '{file} ne contient pas de secret.',
      'Remettez celui d’une sauvegarde. S’il n’y en a pas, supprimez-le : un nouveau est créé, et chacun est un nouvel invité.',
    ],
    'disk-full': [
      'Il ne reste que {free} Mio dans {folder}.',
      'Faites de la place tout de suite : disque plein, les coups sont refusés.',
    ],
    'disk-nearly-full': [
      'Il ne reste que {free} Mio dans {folder}.',
      'Faites de la place, déplacez les anciennes sauvegardes, ou prenez un disque plus grand.',
    ],
    'disk-is-memory': [
      '{folder} est de la mémoire, pas un disque : tout disparaît au redémarrage.',
      'Indiquez dans SAMSARA_DATA_DIR un dossier sur un disque.',
    ],
    'disk-of-container': [
      '{folder} appartient au conteneur et disparaît avec lui.',
      'Montez-y un volume, comme le fait deploy/compose.yaml.',
    ],
    'disk-over-network': [
      '{folder} se trouve sur une autre machine. La base embarquée n’est pas sûre à travers un réseau.',
      'Prenez un disque local, ou PostgreSQL (DATABASE_URL).',
    ],
    'fsync-lies': [
      'Le disque de {folder} dit en {ms} ms que tout est écrit : aucun disque n’est si rapide.',
      'Cherchez un cache d’écriture sans batterie, « nobarrier » ou « eatmydata », ou un disque virtuel dont l’hôte ignore les flushs (cache=unsafe). Avec un tel disque, une coupure de courant perd des coups.',
    ],
    'fsync-slow': [
      'Le disque de {folder} prend {ms} ms à chaque écriture.',
      'Chaque coup l’attend. Prenez un disque plus rapide, ou cherchez qui d’autre y écrit.',
    ],
    'database-spoilt': [
      '{file} est illisible : {why}',
      'Arrêtez le serveur, mettez la dernière bonne sauvegarde à sa place et vérifiez-la avec « samsara-server check ».',
    ],
    'database-newer': [
      '{name} vient d’une version plus récente.',
      'Démarrez celle-ci, ou restaurez une sauvegarde d’avant la mise à jour.',
    ],
    'database-older': [
      '{name} vient d’une version plus ancienne.',
      'La base est mise à jour au prochain démarrage. Faites une sauvegarde avant, si vous pourriez vouloir revenir.',
    ],
    'database-away': [
      'PostgreSQL est injoignable : {why}',
      'Vérifiez adresse, nom et mot de passe dans DATABASE_URL, le pare-feu et pg_hba.conf.',
    ],
    'database-unsafe': [
      'PostgreSQL peut perdre ce qu’il a confirmé : {settings} est désactivé.',
      'Activez-le dans postgresql.conf et rechargez.',
    ],
    'database-alone': [
      'Aucun second serveur n’a ce que PostgreSQL écrit.',
      'C’est bien pour essayer. En service, voir « Standbys and failing over » dans deploy/README.md.',
    ],
    'few-connections': [
      'Il reste {free} connexions à PostgreSQL, un nœud en veut {needed}.',
      'Relevez max_connections, ou cherchez qui tient les autres.',
    ],
    'clock-behind': [
      'L’horloge retarde de {seconds} secondes sur la dernière écriture.',
      'Réglez-la et gardez-la juste (chrony ou systemd-timesyncd). D’ici là, les pendules des tables sont arrêtées.',
    ],
    'clock-differs': [
      'L’horloge de PostgreSQL avance de {seconds} secondes sur cette machine.',
      'Tous les nœuds suivent l’horloge de la base. Gardez les deux justes (chrony ou systemd-timesyncd).',
    ],
    'port-taken': [
      'Le port {port} appartient à un autre programme, ou le serveur n’y répond pas.',
      'Choisissez-en un autre dans SAMSARA_PORT, ou arrêtez ce programme (ss -ltnp le montre).',
    ],
    'port-forbidden': [
      'Le port {port} est sous 1024 et interdit à cet utilisateur.',
      'Prenez un port plus haut, placez un proxy devant, ou autorisez-le (AmbientCapabilities=CAP_NET_BIND_SERVICE dans l’unité).',
    ],
    'host-not-here': [
      '{host} n’est pas une adresse de cette machine ({why}).',
      'Mettez dans SAMSARA_HOST une de ses adresses, ou 0.0.0.0 pour toutes.',
    ],
    'certificate-bad': [
      '{file} ne convient pas : {fault}.',
      'SAMSARA_TLS_CERT doit nommer un certificat avec sa chaîne, SAMSARA_TLS_KEY sa clé privée, tous deux en PEM et lisibles par le serveur.',
    ],
    'certificate-expired': [
      'Le certificat de {file} a expiré le {day}.',
      'Renouvelez-le ; le serveur prend le nouveau sans redémarrage.',
    ],
    'certificate-expires': [
      'Le certificat de {file} expire le {day}.',
      'Renouvelez-le ; si cela devait se faire tout seul, cherchez pourquoi non (certbot renew).',
    ],
    'certificate-early': [
      'Le certificat de {file} ne vaut qu’à partir du {day}.',
      'L’horloge est-elle juste ? Sinon, attendez ou faites-en un autre.',
    ],
    'certificate-too-long': [
      'Le certificat de {file} vaut {days} jours : les navigateurs n’en prennent pas au-delà de 398.',
      'Faites-en un pour 397 jours au plus.',
    ],
    'certificate-other-name': [
      'Le certificat de {file} est pour {names}, pas pour {name}.',
      'Faites-en un pour ce nom, ou corrigez SAMSARA_PUBLIC_ORIGIN.',
    ],
    'key-open': [
      'D’autres sur cette machine peuvent lire la clé privée {file}.',
      'chmod 600, pour le seul utilisateur du serveur.',
    ],
    'proxy-unreadable': [
      'SAMSARA_TRUST_PROXY : « {proxy} » n’est ni une adresse ni un réseau.',
      'Écrivez-le comme 10.0.0.5 ou 10.0.0.0/24.',
    ],
    'proxy-everybody': [
      'SAMSARA_TRUST_PROXY croit tout le monde ({proxy}) : chacun peut prétendre à n’importe quelle adresse et contourner les limites.',
      'Nommez la seule adresse du proxy.',
    ],
    'proxy-not-named': [
      '{origin} semble être derrière un proxy, mais aucun n’est cru : tous partagent une adresse et ses limites.',
      'Mettez dans SAMSARA_TRUST_PROXY l’adresse du proxy. S’il n’y en a pas, réglez SAMSARA_TLS_CERT et SAMSARA_TLS_KEY.',
    ],
    'origin-without-tls': [
      '{origin} est en http simple : chacun sur le chemin peut lire, et les clés d’accès, les messages et la page installée ne marchent pas.',
      'Terminez TLS dans un proxy ou avec SAMSARA_TLS_CERT, et écrivez l’origine en https.',
    ],
    'proxy-without-origin': [
      'Un proxy est cru ({proxies}), mais aucune origine publique n’est réglée.',
      'Mettez dans SAMSARA_PUBLIC_ORIGIN l’adresse que les gens utilisent.',
    ],
    'public-no-name': [
      'Le nom de {origin} est introuvable ({why}).',
      'Vérifiez l’orthographe et l’entrée DNS.',
    ],
    'public-no-answer': [
      'Personne ne répond à {origin} ({why}).',
      'Le proxy tourne-t-il, mène-t-il ici, le pare-feu le laisse-t-il passer ? De l’intérieur, certains routeurs ne laissent pas atteindre sa propre adresse : essayez alors du dehors.',
    ],
    'public-untrusted': [
      'Le certificat de {origin} n’est pas digne de confiance ({why}).',
      'Renouvelez-le, servez toute sa chaîne, et vérifiez le nom. Avec votre propre autorité, lancez doctor avec NODE_EXTRA_CA_CERTS=ca.crt.',
    ],
    'public-host-lost': [
      'Le proxy ne transmet pas le nom : on demandait {origin}, le serveur a entendu « {arrived} ».',
      'Transmettez l’en-tête Host (nginx : proxy_set_header Host $host ; Apache : ProxyPreserveHost On).',
    ],
    'public-is-other': [
      'À {origin}, autre chose répond ({status}).',
      'Menez le proxy à ce serveur, ou corrigez SAMSARA_PUBLIC_ORIGIN.',
    ],
    'public-no-sockets': [
      'Aucune connexion WebSocket ne passe à {origin} ({status}) : personne ne peut jouer.',
      'Laissez le proxy transmettre les upgrades de /socket (nginx : proxy_http_version 1.1, en-têtes Upgrade et Connection).',
    ],
    'public-clock': [
      'La réponse du dehors et cette machine diffèrent de {seconds} secondes.',
      'Réglez les horloges et gardez-les justes (chrony ou systemd-timesyncd).',
    ],
    'proxy-not-trusted': [
      'Le proxy dit pour qui il demande, mais {from} n’est pas cru : tous partagent une adresse et ses limites.',
      'Réglez SAMSARA_TRUST_PROXY={from} (ou son réseau).',
    ],
    'proxy-silent': [
      'Le proxy ne dit pas pour qui il demande : tous partagent une adresse et ses limites.',
      'Faites-lui envoyer X-Forwarded-For (HAProxy : option forwardfor ; nginx : proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).',
    ],
    'not-running': [
      'Le serveur ne tourne pas, {origin} n’a donc pas été interrogé.',
      'Démarrez-le et relancez doctor.',
    ],
    'no-token': [
      'Ce que le proxy dit des gens n’a pas pu être vu.',
      'Réglez SAMSARA_OPERATOR_TOKEN (openssl rand -hex 24) pour le serveur et doctor, puis relancez-le.',
    ],
    'push-no-contact': [
      'Les services push ne savent pas à qui écrire ; certains refusent alors les messages.',
      'Réglez SAMSARA_PUSH_CONTACT=mailto:… ou SAMSARA_PUSH=no.',
    ],
    'hooks-no-origin': [
      'Les webhooks sont permis, mais sans origine https publique leurs liens ne mènent nulle part.',
      'Réglez SAMSARA_PUBLIC_ORIGIN.',
    ],
    'metrics-closed': [
      'Personne ne peut lire /metrics : derrière un proxy qui n’est pas cru, seul un jeton l’ouvre.',
      'Réglez SAMSARA_OPERATOR_TOKEN (openssl rand -hex 24) et donnez-le à Prometheus.',
    ],
  },
};
